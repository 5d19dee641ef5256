import { data, Link, redirect } from 'react-router';
import { ChangePasswordForm } from '#app/accounts/ChangePasswordForm.tsx';
import { ensureProfile } from '#app/accounts/ensure-profile.server.ts';
import { wantsCorrectionMail } from '#app/accounts/mail-preferences.server.ts';
import { ProfileSection } from '#app/accounts/ProfileSection.tsx';
import { readAccount } from '#app/accounts/read-account.server.ts';
import { readSessions } from '#app/accounts/reader-sessions.server.ts';
import { SessionList } from '#app/accounts/SessionList.tsx';
import { SettingsSection } from '#app/accounts/SettingsSection.tsx';
import { submitSettings } from '#app/accounts/submit-settings.server.ts';
import { requireViewer } from '#app/accounts/viewer.server.ts';
import { brand } from '#app/brand.ts';
import { listShares } from '#app/meetings/list-shares.server.ts';
import { SharedMeetings } from '#app/meetings/SharedMeetings.tsx';
import { PrivateMeta } from '#app/PageMeta.tsx';
import { readPaymentState } from '#app/plans/payment/payment-state.server.ts';
import { planName } from '#app/plans/plan-catalogue.ts';
import { SubscriptionSection } from '#app/plans/SubscriptionSection.tsx';
import { orErrorPage } from '#app/platform/http/or-error-page.server.ts';
import { readForm } from '#app/platform/http/read-form.server.ts';
import { siteAddress } from '#app/platform/http/site-address.server.ts';
import { showToast } from '#app/platform/http/toasts.server.ts';
import { DeleteAccountDialog } from '#app/privacy/DeleteAccountDialog.tsx';
import { DownloadIcon } from '#app/ui/icons.tsx';
import { LinkButton } from '#app/ui/LinkButton.tsx';
import { PageFrame } from '#app/ui/PageFrame.tsx';
import { PageHeading } from '#app/ui/PageHeading.tsx';
import { ToggleSwitch } from '#app/ui/ToggleSwitch.tsx';
import type { Route } from './+types/settings';

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = requireViewer(context, request);
  if (!viewer.profileFound) await orErrorPage(ensureProfile(viewer, 'Error creating profile'));
  const [account, payment, sessions, shares, mailsCorrections] = await Promise.all([
    orErrorPage(readAccount(viewer.userId), 'Failed to load subscription information'),
    orErrorPage(readPaymentState(viewer.userId), 'Failed to load subscription information'),
    readSessions(viewer),
    listShares({ userId: viewer.userId, origin: siteAddress(request) }),
    wantsCorrectionMail(viewer.userId),
  ]);
  const { firstName, lastName, email } = viewer;
  return {
    profile: { firstName, lastName, email },
    emailConfirmed: account.emailConfirmed,
    editing: new URL(request.url).searchParams.get('edit') === 'profile',
    subscription: { plan: planName(viewer.tier), ...payment },
    sessions,
    shares,
    mailsCorrections,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const viewer = requireViewer(context, request);
  const outcome = await orErrorPage(submitSettings({ viewer, form: await readForm(request) }));
  if (!('refused' in outcome)) {
    showToast(context, 'success', outcome.said);
    const headers: HeadersInit = outcome.cookie ? { 'Set-Cookie': outcome.cookie } : {};
    return redirect('/settings', { headers });
  }
  showToast(context, 'error', outcome.said);
  const { refused, lastResult } = outcome;
  return data({ refused, lastResult }, { status: outcome.status });
}

export function ServerComponent({ loaderData }: Route.ServerComponentProps) {
  const { profile, emailConfirmed, editing, subscription, sessions, shares } = loaderData;
  const { mailsCorrections } = loaderData;
  return (
    <PageFrame>
      <PrivateMeta title="Settings" />
      <PageHeading title="Settings" />
      <SettingsSection id="subscription" title="Subscription Management">
        <SubscriptionSection {...subscription} />
      </SettingsSection>
      <SettingsSection
        id="entities"
        title="Government Entities"
        text="The public bodies whose meetings you read."
      >
        <LinkButton to="/govt-entity-selection">Select Government Entities</LinkButton>
      </SettingsSection>
      <SettingsSection
        id="shared-meetings"
        title="Shared Meetings"
        text="Links that others can read a meeting by, without an account."
      >
        <SharedMeetings shares={shares} />
      </SettingsSection>
      <SettingsSection id="profile-information" title="Profile Information">
        <ProfileSection
          key={editing ? 'edit' : 'view'}
          profile={profile}
          emailConfirmed={emailConfirmed}
          editing={editing}
        />
      </SettingsSection>
      <SettingsSection
        id="email"
        title="E-mail"
        text="When a summary is corrected that you keep notes on or have shared."
      >
        <ToggleSwitch
          label="E-mail me about corrections"
          labelShown
          checked={mailsCorrections}
          name="wanted"
          fields={{ intent: 'mail-corrections' }}
        />
      </SettingsSection>
      <SettingsSection
        id="password"
        title="Change Password"
        text={
          <>
            Ends every other session. <Link to="/forgot-password">Forgot your password?</Link>
          </>
        }
      >
        <ChangePasswordForm email={profile.email} />
      </SettingsSection>
      <SettingsSection
        id="sessions"
        title="Sessions"
        text="Where you are signed in. End one that you do not know, then change your password."
      >
        <SessionList sessions={sessions} />
      </SettingsSection>
      <SettingsSection
        id="your-data"
        title="Your Data"
        text={`Everything ${brand.name} holds about you, as a JSON file.`}
      >
        <LinkButton to="/resources/my-data" reloadDocument icon={<DownloadIcon />}>
          Download Your Data
        </LinkButton>
      </SettingsSection>
      <SettingsSection
        id="delete"
        title="Delete Account"
        text="Deletes everything at once. Download your data first if you want to keep it."
      >
        <DeleteAccountDialog />
      </SettingsSection>
    </PageFrame>
  );
}
