import { data, Link, redirect } from 'react-router';
import { ChangePasswordForm } from '#app/accounts/ChangePasswordForm.tsx';
import { ensureProfile } from '#app/accounts/ensure-profile.server.ts';
import { ProfileSection } from '#app/accounts/ProfileSection.tsx';
import { readAccount } from '#app/accounts/read-account.server.ts';
import { readSessions } from '#app/accounts/reader-sessions.server.ts';
import { SessionList } from '#app/accounts/SessionList.tsx';
import { SettingsSection } from '#app/accounts/SettingsSection.tsx';
import { setUpPath } from '#app/accounts/second-factor/second-factor-words.ts';
import { endsFor, sessionRule } from '#app/accounts/session-ends.ts';
import { submitSettings } from '#app/accounts/submit-settings.server.ts';
import { requireViewer } from '#app/accounts/viewer.server.ts';
import { digestWords } from '#app/alerts/digest-choice.ts';
import { readMailChoice } from '#app/alerts/read-mail-choice.server.ts';
import { keysPath } from '#app/api/keys/key-words.ts';
import { webhooksPath } from '#app/api/webhooks/webhook-paths.ts';
import { brand } from '#app/brand.ts';
import { feedsPath } from '#app/feeds/secret/feed-paths.ts';
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
import { DefinitionList } from '#app/ui/DefinitionList.tsx';
import { DownloadIcon } from '#app/ui/icons.tsx';
import { LinkButton } from '#app/ui/LinkButton.tsx';
import { PageFrame } from '#app/ui/PageFrame.tsx';
import { PageHeading } from '#app/ui/PageHeading.tsx';
import type { Route } from './+types/settings';

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = requireViewer(context, request);
  if (!viewer.profileFound) await orErrorPage(ensureProfile(viewer, 'Error creating profile'));
  const [account, payment, sessions, shares, mail] = await Promise.all([
    orErrorPage(readAccount(viewer.userId), 'Failed to load subscription information'),
    orErrorPage(readPaymentState(viewer.userId), 'Failed to load subscription information'),
    readSessions(viewer),
    listShares({ userId: viewer.userId, origin: siteAddress(request) }),
    readMailChoice(viewer.userId),
  ]);
  const { firstName, lastName, email } = viewer;
  return {
    sessionRule: sessionRule(endsFor({ isAdmin: viewer.tier === 'admin' })),
    profile: { firstName, lastName, email },
    emailConfirmed: account.emailConfirmed,
    editing: new URL(request.url).searchParams.get('edit') === 'profile',
    subscription: { plan: planName(viewer.tier), ...payment },
    sessions,
    shares,
    mail,
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
  const { mail, sessionRule } = loaderData;
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
        text="Of the bodies, meetings and matters you follow, and what your searches find."
      >
        <DefinitionList
          items={[
            { term: 'New summaries', value: digestWords[mail.summaries] },
            {
              term: 'Changed meetings',
              value: mail.changes ? 'When one is moved, cancelled or changed' : 'Never',
            },
            {
              term: 'Matters',
              value: mail.matters ? 'As soon as one is on an agenda or was decided' : 'Never',
            },
            {
              term: 'Corrections',
              value: mail.corrections ? 'Of summaries you keep notes on or have shared' : 'Never',
            },
            {
              term: 'At night',
              value: mail.quietNights ? 'No mail until 7 in the morning' : 'Mail as in the day',
            },
          ]}
        />
        <div className="mt-4">
          <LinkButton to="/settings/mail">Change E-mail</LinkButton>
        </div>
      </SettingsSection>
      <SettingsSection
        id="feeds"
        title="Calendar and Feeds"
        text="What you follow and search for, in your calendar and news reader."
      >
        <LinkButton to={feedsPath}>Calendar and Feeds</LinkButton>
      </SettingsSection>
      <SettingsSection
        id="api"
        title="API"
        text="For programs of yours that read what you may read, or are told when something happens."
      >
        <div className="button-row">
          <LinkButton to={keysPath}>API Keys</LinkButton>
          <LinkButton to={webhooksPath}>Webhooks</LinkButton>
        </div>
      </SettingsSection>
      <SettingsSection
        id="password"
        title="Change Password"
        text={
          <>
            Ends every other session; API keys and secret addresses go on working.{' '}
            <Link to="/forgot-password">Forgot your password?</Link>
          </>
        }
      >
        <ChangePasswordForm email={profile.email} />
      </SettingsSection>
      <SettingsSection
        id="second-factor"
        title="Second Factor"
        text="A passkey or a code of an authenticator app, besides your password."
      >
        <LinkButton to={setUpPath}>Second Factor</LinkButton>
      </SettingsSection>
      <SettingsSection
        id="sessions"
        title="Sessions"
        text={`Where you are signed in. End one that you do not know, then change your password. ${sessionRule}`}
      >
        <SessionList sessions={sessions} email={profile.email} />
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
