import { MemberForm } from './MemberForm.tsx';

type NewMemberProps = {
  /** Suggested names of bodies. */
  bodies: readonly string[];
  /** The roster. */
  back: string;
};

/** The form of a member whom nothing is known of yet. */
export const NewMember = (props: NewMemberProps) => (
  <MemberForm
    known={{}}
    submit={{ label: 'Add Member', pendingLabel: 'Adding Member...' }}
    {...props}
  />
);
