import { Panel } from '#app/ui/Panel.tsx';
import { DeleteMember } from './DeleteMember.tsx';
import { EndTermForm } from './EndTermForm.tsx';
import { MemberForm } from './MemberForm.tsx';
import type { Member } from './roster.ts';
import { today, typedDay } from './term-words.ts';

type EditMemberProps = {
  member: Member;
  /** Suggested names of bodies. */
  bodies: readonly string[];
  /** The page asks before it deletes: where no script runs. */
  asksToDelete: boolean;
  /** The roster. */
  back: string;
};

/** All that can be done with an entry of a roster. */
export function EditMember({ member, bodies, asksToDelete, back }: EditMemberProps) {
  return (
    <>
      <MemberForm
        known={{
          name: member.name,
          office: member.office,
          seat: member.seat ?? '',
          body: member.body ?? '',
          votes: member.votes ? 'yes' : 'no',
          termStart: typedDay(member.termStart),
          termEnd: typedDay(member.termEnd),
          aliases: member.aliases.join('\n'),
        }}
        bodies={bodies}
        submit={{ label: 'Save Changes', pendingLabel: 'Saving...' }}
        back={back}
      />
      {member.termEnd === null ? (
        <Panel title="End Term" id="end-term-title" className="mt-10">
          <EndTermForm today={typedDay(today())} />
        </Panel>
      ) : null}
      <DeleteMember name={member.name} asks={asksToDelete} address={`${back}/${member.id}`} />
    </>
  );
}
