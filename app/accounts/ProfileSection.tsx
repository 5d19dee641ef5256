import { DefinitionList } from '#app/ui/DefinitionList.tsx';
import { LinkButton } from '#app/ui/LinkButton.tsx';
import { ConfirmEmailNotice } from './ConfirmEmailNotice.tsx';
import { ProfileForm } from './ProfileForm.tsx';

type ProfileSectionProps = {
  profile: { firstName: string; lastName: string; email: string };
  emailConfirmed: boolean;
  editing: boolean;
};

/** Who a reader is: to read, or (with ?edit=profile) to change. */
export function ProfileSection({ profile, emailConfirmed, editing }: ProfileSectionProps) {
  const { firstName, lastName, email } = profile;
  if (editing) return <ProfileForm {...profile} />;
  return (
    <div className="grid gap-5">
      {emailConfirmed ? null : <ConfirmEmailNotice email={email} />}
      <DefinitionList
        items={[
          { term: 'First Name', value: firstName || 'Not given' },
          { term: 'Last Name', value: lastName || 'Not given' },
          { term: 'Email', value: <span className="wrap-anywhere">{email}</span> },
        ]}
      />
      <div>
        <LinkButton to="/settings?edit=profile" preventScrollReset>
          Edit Profile
        </LinkButton>
      </div>
    </div>
  );
}
