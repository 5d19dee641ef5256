import { parseWithZod } from '@conform-to/zod/v4';
import { data, redirect } from 'react-router';
import { ConfirmEmailNotice } from '#app/accounts/ConfirmEmailNotice.tsx';
import { readAccount } from '#app/accounts/read-account.server.ts';
import { requireViewer } from '#app/accounts/viewer.server.ts';
import { chooseMail } from '#app/alerts/choose-mail.server.ts';
import { MailChoiceForm } from '#app/alerts/MailChoiceForm.tsx';
import { mailChoiceForm } from '#app/alerts/mail-choice-form.ts';
import { resumeMail } from '#app/alerts/mail-pause/resume-mail.server.ts';
import { readMailChoice } from '#app/alerts/read-mail-choice.server.ts';
import { changeRate } from '#app/alerts/saved-searches/change-rate.server.ts';
import { listSearches } from '#app/alerts/saved-searches/list-searches.server.ts';
import { SearchRates } from '#app/alerts/saved-searches/SearchRates.tsx';
import { searchRateForm } from '#app/alerts/saved-searches/saved-search-form.ts';
import { readZone } from '#app/alerts/zone.ts';
import { zoneChoices } from '#app/alerts/zone-choices.ts';
import { PrivateMeta } from '#app/PageMeta.tsx';
import { isToldAtOnce } from '#app/plans/plan-catalogue.ts';
import { orErrorPage } from '#app/platform/http/or-error-page.server.ts';
import { readForm, unreadableForm } from '#app/platform/http/read-form.server.ts';
import { refusalOf, refuseForm } from '#app/platform/http/refuse-form.server.ts';
import { showToast } from '#app/platform/http/toasts.server.ts';
import { BackLink } from '#app/ui/BackLink.tsx';
import { PageFrame } from '#app/ui/PageFrame.tsx';
import { PageHeading } from '#app/ui/PageHeading.tsx';
import type { Route } from './+types/mail-settings';

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = requireViewer(context, request);
  const { userId, email } = viewer;
  const [kept, { emailConfirmed }, { rows, count }] = await orErrorPage(
    Promise.all([readMailChoice(userId), readAccount(userId), listSearches(viewer, {})]),
  );
  const mayTellAtOnce = isToldAtOnce(viewer.tier);
  return { kept, email, emailConfirmed, searches: { searches: rows, count, mayTellAtOnce } };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { userId, email } = requireViewer(context, request);
  const form = await readForm(request);
  if (form.get('intent') === 'resume') {
    await orErrorPage(resumeMail({ userId, email }));
    showToast(context, 'success', 'You are sent mail again.');
    return redirect('/settings/mail');
  }
  if (form.get('intent') === 'rate') {
    const read = searchRateForm.safeParse(Object.fromEntries(form));
    if (!read.success) throw data({ message: unreadableForm }, { status: 400 });
    const { search: id, rate } = read.data;
    try {
      const { name } = await changeRate({ userId, id, rate });
      showToast(context, 'success', `“${name}” was changed.`);
    } catch (error) {
      const { message } = refusalOf(error, 'Your choice was not saved. Please try again.');
      showToast(context, 'error', message);
    }
    return redirect('/settings/mail#searches');
  }
  const submission = parseWithZod(form, { schema: mailChoiceForm });
  if (submission.status !== 'success') {
    return data({ lastResult: submission.reply() }, { status: 400 });
  }
  try {
    await chooseMail(userId, submission.value);
  } catch (error) {
    const failed = 'Your choice was not saved. Please try again.';
    return refuseForm({ submission, error, failed });
  }
  showToast(context, 'success', 'Your choice was saved.');
  return redirect('/settings#email');
}

export function ServerComponent({ loaderData }: Route.ServerComponentProps) {
  const { kept, email, emailConfirmed, searches } = loaderData;
  return (
    <PageFrame width="reading" className="max-w-[38rem]">
      <PrivateMeta title="E-mail" />
      <PageHeading
        above={<BackLink to="/settings#email">Settings</BackLink>}
        title="E-mail"
        lead="What we send you, and when. Each message has a link that ends its kind."
      />
      {emailConfirmed ? null : <ConfirmEmailNotice email={email} />}
      <MailChoiceForm
        kept={{ ...kept, timeZone: readZone(kept.timeZone) }}
        offersZone={kept.timeZone === null}
        zones={zoneChoices(kept.timeZone)}
      />
      <section aria-labelledby="searches" className="mt-8 border-line border-t pt-6">
        <h2 id="searches" className="section-title mb-4">
          Saved Searches
        </h2>
        <SearchRates {...searches} />
      </section>
    </PageFrame>
  );
}
