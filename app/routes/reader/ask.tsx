import { data, redirect } from 'react-router';
import { requireViewer } from '#app/accounts/viewer.server.ts';
import { AskExamples } from '#app/ask/AskExamples.tsx';
import { AskedRecord } from '#app/ask/AskedRecord.tsx';
import { AskForm } from '#app/ask/AskForm.tsx';
import { askRecord } from '#app/ask/ask-record.server.ts';
import { bodyChoices } from '#app/ask/body-choices.ts';
import { askPath, readQuestion, refusedQuestion } from '#app/ask/question.ts';
import { writeAnswer } from '#app/ask/write-answer.server.ts';
import { PrivateMeta } from '#app/PageMeta.tsx';
import { env } from '#app/platform/env.server.ts';
import { readForm } from '#app/platform/http/read-form.server.ts';
import { refusalOf } from '#app/platform/http/refuse-form.server.ts';
import { showToast } from '#app/platform/http/toasts.server.ts';
import { rateLimit } from '#app/platform/limits/rate-limit.server.ts';
import { readScope } from '#app/search/reader-scope.server.ts';
import { modelSettings } from '#app/summaries/model/model-settings.ts';
import { ErrorNotice } from '#app/ui/Notice.tsx';
import { PageFrame } from '#app/ui/PageFrame.tsx';
import { PageHeading } from '#app/ui/PageHeading.tsx';
import type { Route } from './+types/ask';

export const handle = { hydrate: 'after-paint' };

const model = modelSettings(env);

/** Spends nothing: what a model writes is asked for by the form, and kept for this page to show. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = requireViewer(context, request);
  const question = readQuestion(new URL(request.url).searchParams);
  const page = { question, writes: model !== null };
  const refused = refusedQuestion(question);
  const unasked = { ...page, asked: null, failed: refused };
  if (question.q === '') return { ...unasked, bodies: bodyChoices(await readScope(viewer)) };
  if (refused) return data({ ...unasked, bodies: [] }, { status: 400 });
  try {
    await aMinute.take(viewer.userId);
    const asked = await askRecord(viewer, question, model);
    return { ...page, asked, failed: null, bodies: asked.bodies };
  } catch (error) {
    const { message, status } = refusalOf(
      error,
      'The record could not be read; your question is kept. Try again in a minute.',
    );
    return data({ ...unasked, failed: message, bodies: [] }, { status });
  }
}

/** As fast as anybody reads. */
const aMinute = rateLimit({ name: 'questions', attempts: 30, minutes: 1 });

export async function action({ request, context }: Route.ActionArgs) {
  const viewer = requireViewer(context, request);
  const question = readQuestion(await readForm(request));
  try {
    await aMinute.take(viewer.userId);
    await writeAnswer(viewer, question, model);
  } catch (error) {
    showToast(context, 'error', refusalOf(error, 'No answer could be written. Try again.').message);
  }
  return redirect(askPath(question));
}

export function ServerComponent({ loaderData }: Route.ServerComponentProps) {
  const { question, bodies, writes, asked, failed } = loaderData;
  return (
    <PageFrame width="reading">
      <PrivateMeta
        title={
          question.q ? `${question.q.slice(0, longestTitle)} · Ask the record` : 'Ask the record'
        }
      />
      <PageHeading
        title="Ask the record"
        lead="Answered from the meetings you may read and from nothing else, with the place of everything that is told."
      />
      <div className="grid gap-6">
        <AskForm
          key={`${question.q} ${question.body}`}
          question={question}
          bodies={bodies}
          writes={writes}
        />
        {failed ? <ErrorNotice>{failed}</ErrorNotice> : null}
        {asked ? <AskedRecord asked={asked} question={question} /> : null}
        {question.q === '' ? <AskExamples /> : null}
      </div>
    </PageFrame>
  );
}

/** Letters of a question in the title of its tab. */
const longestTitle = 60;
