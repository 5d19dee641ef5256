import { parseWithZod } from '@conform-to/zod/v4';
import { data, Link, redirect } from 'react-router';
import { requireViewer, viewerContext } from '#app/accounts/viewer.server.ts';
import { formatLongMeetingDate } from '#app/meetings/meeting-date.ts';
import { findSentence } from '#app/notes/find-sentence.ts';
import { feedbackLimit } from '#app/notes/notes-text.ts';
import { readPublishedSentences } from '#app/notes/published-sentences.server.ts';
import { ReportSentenceForm } from '#app/notes/ReportSentenceForm.tsx';
import { readOpenReports, reportSentence } from '#app/notes/report-sentence.server.ts';
import { sentenceReportForm } from '#app/notes/sentence-report-form.ts';
import { PrivateMeta } from '#app/PageMeta.tsx';
import { orErrorPage } from '#app/platform/http/or-error-page.server.ts';
import { readForm } from '#app/platform/http/read-form.server.ts';
import { refuseForm } from '#app/platform/http/refuse-form.server.ts';
import { showToast } from '#app/platform/http/toasts.server.ts';
import { BackLink } from '#app/ui/BackLink.tsx';
import { EmptyState } from '#app/ui/EmptyState.tsx';
import { PageFrame } from '#app/ui/PageFrame.tsx';
import { PageHeading } from '#app/ui/PageHeading.tsx';
import type { Route } from './+types/report-sentence';

export const handle = { toasts: 'one' };

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const viewer = requireViewer(context, request);
  const { meetingId } = params;
  const [found, reports] = await orErrorPage(
    Promise.all([
      readPublishedSentences(viewer, meetingId),
      readOpenReports({ userId: viewer.userId, meetingId }),
    ]),
    'Failed to load meeting details',
  );
  const { searchParams } = new URL(request.url);
  const index = chosenIndex(searchParams, found.sentences);
  const chosen = found.sentences.find((sentence) => sentence.index === index) ?? null;
  return {
    ...found,
    chosen,
    sentences: chosen ? [] : found.sentences,
    earlier: (chosen && reports.get(chosen.text)) ?? null,
    comment: (searchParams.get('comment') ?? '').slice(0, feedbackLimit),
    here: `/meetings/${meetingId}/report`,
    transcriptHref: `/meetings/${meetingId}/transcript`,
  };
}

type Sentences = Awaited<ReturnType<typeof readPublishedSentences>>['sentences'];

/** By its number, or by words that were selected in the summary. */
function chosenIndex(search: URLSearchParams, sentences: Sentences): number | null {
  const number = search.get('sentence');
  if (number !== null) return /^\d{1,9}$/.test(number) ? Number(number) : null;
  const words = (search.get('words') ?? '').slice(0, 2000);
  const passage = /^\d{1,9}$/.exec(search.get('passage') ?? '')?.[0];
  return findSentence(sentences, {
    words,
    passage: passage === undefined ? null : Number(passage),
  });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { meetingId } = params;
  const form = await readForm(request);
  const viewer = context.get(viewerContext);
  if (!viewer) throw redirect(signInWith(form, meetingId));
  const submission = parseWithZod(form, { schema: sentenceReportForm });
  if (submission.status !== 'success') {
    return data({ lastResult: submission.reply() }, { status: 400 });
  }
  try {
    const report = { reader: viewer, meetingId, ...submission.value };
    const { isNew, summaryPath } = await reportSentence(report);
    showToast(
      context,
      'success',
      isNew ? 'Thank you. The sentence was reported.' : 'Your report was changed.',
    );
    return redirect(summaryPath);
  } catch (error) {
    return refuseForm({
      submission,
      error,
      failed: 'The sentence was not reported. Please try again.',
    });
  }
}

/** Longer addresses are refused on the way. */
const longestAddress = 6000;

/** The session has ended meanwhile: what was written comes back with the page, after the sign-in. */
function signInWith(form: FormData, meetingId: string): string {
  const read = (name: string) => form.get(name)?.toString() ?? '';
  const address = (comment: string) => {
    const wanted = new URLSearchParams({ sentence: read('sentence').slice(0, 9), comment });
    const from = `/meetings/${encodeURIComponent(meetingId)}/report?${wanted}`;
    return `/auth?${new URLSearchParams({ from })}`;
  };
  let comment = read('comment').slice(0, feedbackLimit);
  while (comment && address(comment).length > longestAddress) comment = comment.slice(0, -50);
  return address(comment);
}

export function ServerComponent({ loaderData }: Route.ServerComponentProps) {
  const { meeting, versionId, sentences, labels, chosen, here, ...form } = loaderData;
  const date = formatLongMeetingDate(meeting.date);
  const isEmpty = versionId === null || (sentences.length === 0 && !chosen);
  return (
    <PageFrame width="reading">
      <PrivateMeta title="Report a Sentence" />
      <PageHeading
        above={<BackLink to={loaderData.summaryPath}>Back to the summary</BackLink>}
        title="Report a Sentence"
        lead={
          <>
            <p>{meeting.title ?? date}</p>
            {meeting.title ? <p>{date}</p> : null}
            <p className="mt-2">
              We read every report beside the record, and correct the summary where it is wrong.
              Corrections are listed with it.
            </p>
          </>
        }
      />
      {isEmpty ? (
        <EmptyState
          title="There are no sentences to report"
          text="This meeting has no summary, or one that is not kept by sentences. What you write as feedback beside a summary reaches us as well."
        />
      ) : (
        <>
          <ReportSentenceForm
            key={chosen?.index ?? 'all'}
            versionId={versionId}
            labels={new Map(labels)}
            {...form}
            sentences={sentences}
            chosen={chosen}
          />
          {chosen ? (
            <p className="mt-6">
              <Link to={here}>Choose another sentence</Link>
            </p>
          ) : null}
        </>
      )}
    </PageFrame>
  );
}
