import { Form } from 'react-router';
import { SubmitButton } from '#app/ui/SubmitButton.tsx';

type RosterNamesProps = {
  version: { id: string; revision: number };
  spellings: readonly { from: string; to: string }[];
};

/** Offers to spell names as the roster does, in the whole draft at once. */
export function RosterNames({ version, spellings }: RosterNamesProps) {
  if (spellings.length === 0) return null;
  return (
    <Form method="post" className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <input type="hidden" name="versionId" value={version.id} />
      <input type="hidden" name="revision" value={version.revision} />
      <span>
        The roster spells it otherwise:{' '}
        {spellings.map(({ from, to }) => `${from} is ${to}`).join(', ')}.
      </span>
      <SubmitButton
        name="intent"
        value="roster-names"
        small
        variant="secondary"
        pendingLabel="Changing..."
      >
        Use the Roster’s Names
      </SubmitButton>
    </Form>
  );
}
