import { data, type RouterContextProvider, redirect } from 'react-router';
import { z } from 'zod';
import { readForm } from '#app/platform/http/read-form.server.ts';
import { refusalOf } from '#app/platform/http/refuse-form.server.ts';
import { showToast } from '#app/platform/http/toasts.server.ts';
import { retryParkedJob } from '#app/platform/jobs/retry-parked-job.server.ts';
import { leaveDocument } from '#app/sources/documents/leave-document.server.ts';
import { retryDocument } from '#app/sources/documents/retry-document.server.ts';
import { changeOwner } from '#app/summaries/inbox/change-owner.server.ts';
import { snoozeMeeting } from '#app/summaries/inbox/snooze-meeting.server.ts';
import { releaseRecord } from '#app/summaries/intake/release-record.server.ts';

const id = z.string().min(1).max(100);
/** Whose it was when the page was made; empty for nobody's. */
const owner = z
  .string()
  .max(100)
  .default('')
  .transform((text) => text || null);

const shape = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('take'), meetingId: id, owner }),
  z.object({ intent: z.literal('give-back'), meetingId: id, owner }),
  z.object({ intent: z.literal('give'), meetingId: id, owner, to: id }),
  z.object({ intent: z.literal('snooze'), meetingId: id, until: z.string().max(40).default('') }),
  z.object({ intent: z.literal('wake'), meetingId: id }),
  z.object({ intent: z.literal('retry'), item: id }),
  z.object({ intent: z.literal('retry-document'), item: id }),
  z.object({ intent: z.literal('leave-document'), item: id }),
  z.object({ intent: z.literal('draft'), item: id }),
  z.object({ intent: z.literal('leave'), item: id }),
]);

type Given = {
  request: Request;
  context: Readonly<RouterContextProvider>;
  actorId: string;
};

/** The review page of a meeting, where a button of it stands there. */
const back = z.string().regex(/^\/admin\/meetings\/[\w-]{1,100}(?:\?[\w%&=.~+*-]*)?$/);

/** One button of the inbox, then the page as it was. */
export async function inboxAction({ request, context, actorId }: Given) {
  const form = await readForm(request);
  const read = shape.safeParse(Object.fromEntries(form));
  if (!read.success) throw data({ message: 'This form was not understood.' }, { status: 400 });
  try {
    showToast(context, 'success', await carryOut(read.data, actorId));
  } catch (error) {
    const { message } = refusalOf(error, 'That did not work. Nothing was changed.');
    showToast(context, 'error', message);
  }
  const { pathname, search } = new URL(request.url);
  const desk = back.safeParse(form.get('back'));
  return redirect(desk.success ? desk.data : pathname + search);
}

async function carryOut(form: z.output<typeof shape>, actorId: string): Promise<string> {
  switch (form.intent) {
    case 'take':
      await changeOwner({ actorId, meetingId: form.meetingId, from: form.owner, to: actorId });
      return 'It is yours';
    case 'give-back':
      await changeOwner({ actorId, meetingId: form.meetingId, from: form.owner, to: null });
      return 'Given back';
    case 'give':
      await changeOwner({ actorId, meetingId: form.meetingId, from: form.owner, to: form.to });
      return 'Given on';
    case 'snooze':
      await snoozeMeeting({ actorId, meetingId: form.meetingId, until: form.until });
      return 'Put off. It comes back by itself.';
    case 'wake':
      await snoozeMeeting({ actorId, meetingId: form.meetingId, until: null });
      return 'Brought back';
    case 'retry': {
      const retried = await retryParkedJob({ actorId, jobId: form.item });
      return retried ? 'It is tried again' : 'It is not parked any more';
    }
    case 'retry-document': {
      const retried = await retryDocument({ actorId, documentId: form.item });
      return retried ? 'It is tried again' : 'It is being tried already';
    }
    case 'leave-document':
      await leaveDocument({ actorId, documentId: form.item });
      return 'Left. It is not asked for again.';
    case 'draft':
      await releaseRecord({ actorId, transcriptId: form.item, as: 'draft' });
      return 'A summary is drafted';
    case 'leave':
      await releaseRecord({ actorId, transcriptId: form.item, as: 'left' });
      return 'Left as it is, with its meeting';
  }
}
