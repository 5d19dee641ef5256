import { data, type RouterContextProvider, redirect } from 'react-router';
import { AppError } from '#app/platform/app-error.ts';
import { readForm } from '#app/platform/http/read-form.server.ts';
import { refusalOf } from '#app/platform/http/refuse-form.server.ts';
import { showToast } from '#app/platform/http/toasts.server.ts';
import { OtherMeeting } from '#app/records/heads/find-doubt.server.ts';
import { readUpload } from '#app/records/read-upload.server.ts';
import { keepHeard, takeMinutes } from '#app/summaries/minutes/answer-difference.server.ts';
import { dateMinutes, removeMinutes } from '#app/summaries/minutes/change-minutes.server.ts';
import {
  answerForm,
  dateMinutesForm,
  takeInMinutesForm,
} from '#app/summaries/minutes/minutes-form.ts';
import { readGivenMinutes } from '#app/summaries/minutes/read-given-minutes.server.ts';
import { takeInMinutes } from '#app/summaries/minutes/take-in-minutes.server.ts';
import { startCorrection } from '#app/summaries/publishing/start-correction.server.ts';
import { readRecordForm } from './read-record-form.server.ts';
import { submitForm } from './submit-form.server.ts';

type Given = {
  request: Request;
  context: Readonly<RouterContextProvider>;
  actorId: string;
  meetingId: string;
};

const failed = 'The minutes were not changed. Please try again.';
const pageOf = (meetingId: string) => `/admin/meetings/${meetingId}/minutes`;

/** One button of the page of a meeting's minutes. */
export async function minutesAction(given: Given) {
  const type = given.request.headers.get('content-type') ?? '';
  if (type.startsWith('multipart/')) return takeIn(given);
  const form = await readForm(given.request);
  const intent = form.get('intent');
  if (intent === 'date') return date(given, form);
  if (intent === 'remove' || intent === 'correct') return press(given, intent);
  return answer(given, form);
}

async function takeIn({ request, context, actorId, meetingId }: Given) {
  const name = 'take-in';
  const read = await readRecordForm({ request, failed, field: 'minutesFile', name });
  if (read.refusal) return read.refusal;
  let isRead = false;
  let isOther = false;
  return submitForm({
    name,
    form: read.form,
    schema: takeInMinutesForm,
    save: async ({ minutesFile, minutes: pasted, approvedOn, answered }) => {
      const file = minutesFile && (await readUpload(minutesFile));
      const minutes = await readGivenMinutes({ file, pasted });
      isRead = true;
      const taking = { actorId, meetingId, minutes, approvedOn, answered };
      const { votes } = await takeInMinutes(taking).catch((error: unknown) => {
        isOther = error instanceof OtherMeeting;
        throw error;
      });
      const motions = votes === 1 ? '1 motion' : `${votes} motions`;
      showToast(context, 'success', `Took in the minutes, with ${motions}`);
      return redirect(pageOf(meetingId));
    },
    failed,
    fieldOf: ({ code }, { minutesFile, minutes }) => {
      if (isOther) return 'answered';
      if (isRead) return code === 'invalid' ? 'approvedOn' : null;
      return minutesFile || !minutes ? 'minutesFile' : 'minutes';
    },
  });
}

function date({ context, actorId, meetingId }: Given, form: FormData) {
  return submitForm({
    name: 'date',
    form,
    schema: dateMinutesForm,
    save: async ({ approvedOn }) => {
      await dateMinutes({ actorId, meetingId, approvedOn });
      const done = approvedOn ? 'The minutes are approved' : 'The minutes are a draft';
      showToast(context, 'success', done);
      return redirect(pageOf(meetingId));
    },
    failed,
    fieldOf: ({ code }) => code === 'invalid' && 'approvedOn',
  });
}

async function press({ context, actorId, meetingId }: Given, intent: 'remove' | 'correct') {
  try {
    if (intent === 'remove') await removeMinutes({ actorId, meetingId });
    else await startCorrection({ actorId, meetingId });
    const done = intent === 'remove' ? 'Removed the minutes' : 'Correction started';
    showToast(context, 'success', done);
  } catch (error) {
    const { message } = refusalOf(error, failed);
    showToast(context, 'error', message);
  }
  return redirect(pageOf(meetingId));
}

async function answer({ context, actorId, meetingId }: Given, form: FormData) {
  const read = answerForm.safeParse(Object.fromEntries(form));
  if (!read.success) throw data({ message: 'This form was not understood.' }, { status: 400 });
  const { take, keep, ...on } = read.data;
  const answering = { actorId, meetingId, revision: on.revision };
  try {
    if (take !== undefined) {
      const taken = await takeMinutes({ ...answering, ...on, which: take });
      const things =
        taken === 1 ? 'Took the minutes’ word' : `Took the minutes’ word ${taken} times`;
      showToast(context, 'success', things);
      // The text may say elsewhere what was changed: the page asks about it.
      return redirect(`${pageOf(meetingId)}?also=${on.versionRevision}`);
    }
    if (keep === undefined) throw new AppError('invalid', 'Choose what to do with one of them.');
    await keepHeard({ ...answering, which: keep });
    showToast(context, 'success', 'Kept what was heard');
    return redirect(pageOf(meetingId));
  } catch (error) {
    const { message, status, code } = refusalOf(error, failed);
    if (code === 'conflict') {
      // The page is read anew, with what differs by now.
      showToast(context, 'error', message);
      return redirect(pageOf(meetingId));
    }
    return data({ refused: 'answer' as const, message }, { status });
  }
}
