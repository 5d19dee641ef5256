import { data, type RouterContextProvider, redirect } from 'react-router';
import { z } from 'zod';
import { AppError } from '#app/platform/app-error.ts';
import { readForm } from '#app/platform/http/read-form.server.ts';
import { refusalOf } from '#app/platform/http/refuse-form.server.ts';
import { showToast } from '#app/platform/http/toasts.server.ts';
import { readGivenAgenda } from '#app/records/agenda/read-given-agenda.server.ts';
import { answered } from '#app/records/heads/answered-field.ts';
import { changeAgenda, undoAgendaChange } from '#app/records/kept-agenda/change-agenda.server.ts';
import { entryForm } from '#app/records/kept-agenda/entry-form.ts';
import { receiveAgenda } from '#app/records/kept-agenda/receive-agenda.server.ts';
import { readUpload } from '#app/records/read-upload.server.ts';
import { readRecordForm } from './read-record-form.server.ts';
import { submitForm } from './submit-form.server.ts';

type Given = {
  request: Request;
  context: Readonly<RouterContextProvider>;
  actorId: string;
  meetingId: string;
};

const moves = z.object({
  revision: z.coerce.number().int(),
  intent: z.enum([
    ...(['up', 'down', 'indent', 'outdent', 'merge', 'remove'] as const),
    ...(['open-edit', 'open-add', 'undo'] as const),
  ]),
  index: z.coerce.number().int().min(0).optional(),
});

const givenAgenda = z.object({
  agendaFile: z.instanceof(File).optional(),
  agenda: z.string().optional(),
  how: z.enum(['replace', 'supplement']),
  answered,
});

const failed = 'The agenda was not changed. Please try again.';

/** One button of the agenda's page. */
export async function agendaAction(given: Given) {
  const type = given.request.headers.get('content-type') ?? '';
  if (type.startsWith('multipart/')) return takeIn(given);
  const form = await readForm(given.request);
  const intent = form.get('intent');
  return intent === 'edit' || intent === 'add' ? saveEntry(given, form) : move(given, form);
}

async function takeIn({ request, context, actorId, meetingId }: Given) {
  const name = 'take-in';
  const read = await readRecordForm({ request, failed, field: 'agendaFile', name });
  if (read.refusal) return read.refusal;
  return submitForm({
    name,
    form: read.form,
    schema: givenAgenda,
    save: async ({ agendaFile, agenda: pasted, how, answered }) => {
      const file = agendaFile && (await readUpload(agendaFile));
      const agenda = await readGivenAgenda({ file, pasted });
      if (!agenda) throw new AppError('invalid', 'Choose the agenda’s file, or paste its text.');
      const receiving = { actorId, meetingId, agenda, how, answered };
      showToast(context, 'success', await receiveAgenda(receiving));
      return redirect(pageOf(meetingId, ''));
    },
    failed,
    fieldOf: ({ code }, { agendaFile, agenda }) =>
      code === 'conflict' ? 'answered' : agendaFile || !agenda ? 'agendaFile' : 'agenda',
  });
}

function saveEntry({ context, actorId, meetingId }: Given, form: FormData) {
  return submitForm({
    name: 'entry',
    form,
    schema: entryForm,
    save: async ({ revision, index, as, ...fields }) => {
      const kind = form.get('intent') === 'add' ? ('add' as const) : ('edit' as const);
      const change = kind === 'add' ? { kind, index, as, fields } : { kind, index, fields };
      const { done, at } = await changeAgenda({ actorId, meetingId, revision, change });
      showToast(context, 'success', done);
      return redirect(placeOf(meetingId, at));
    },
    failed,
  });
}

async function move({ context, actorId, meetingId }: Given, form: FormData) {
  const read = moves.safeParse(Object.fromEntries(form));
  if (!read.success) throw data({ message: 'This form was not understood.' }, { status: 400 });
  const { intent, index, revision } = read.data;
  const on = { actorId, meetingId, revision };
  try {
    if (intent === 'undo') {
      const { done } = await undoAgendaChange(on);
      showToast(context, 'success', done);
      return redirect(placeOf(meetingId, index ?? null));
    }
    if (intent === 'open-add') return redirect(pageOf(meetingId, `?add=${index ?? ''}`));
    if (index === undefined) throw new AppError('invalid', 'Choose an entry first.');
    if (intent === 'open-edit') return redirect(pageOf(meetingId, `?edit=${index}`));
    const { done, at } = await changeAgenda({ ...on, change: { kind: intent, index } });
    showToast(context, 'success', done);
    return redirect(placeOf(meetingId, at));
  } catch (error) {
    const { message, status, code } = refusalOf(error, failed);
    if (code === 'conflict') {
      // The page is read anew, with what the agenda says by now.
      showToast(context, 'error', message);
      return redirect(pageOf(meetingId, ''));
    }
    return data({ refused: 'change' as const, message }, { status });
  }
}

const pageOf = (meetingId: string, search: string) =>
  `/admin/meetings/${meetingId}/agenda${search}`;

/** The page with an entry chosen, and in sight. */
function placeOf(meetingId: string, at: number | null): string {
  return pageOf(meetingId, at === null || at < 0 ? '' : `?at=${at}#entry-${at}`);
}
