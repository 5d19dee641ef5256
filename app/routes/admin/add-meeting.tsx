import { parseWithZod } from '@conform-to/zod/v4';
import { data, redirect } from 'react-router';
import { z } from 'zod';
import { requireAdmin } from '#app/accounts/viewer.server.ts';
import { AddMeetingForm } from '#app/meetings/AddMeetingForm.tsx';
import { aheadOf } from '#app/meetings/ahead/ahead-fields.ts';
import { listGovernmentBodies } from '#app/meetings/government-body.server.ts';
import { addMeetingForm } from '#app/meetings/meeting-form.ts';
import { PrivateMeta } from '#app/PageMeta.tsx';
import { orErrorPage } from '#app/platform/http/or-error-page.server.ts';
import { showToast } from '#app/platform/http/toasts.server.ts';
import { agendaHint, agendaTypes } from '#app/records/agenda-types.ts';
import { readAgendaFile } from '#app/records/given-record.server.ts';
import { answered } from '#app/records/heads/answered-field.ts';
import { readUpload } from '#app/records/read-upload.server.ts';
import { recordHint, recordTypes } from '#app/records/record-types.ts';
import { takeInRecord } from '#app/summaries/intake/take-in-record.server.ts';
import { saveNewMeeting } from '#app/summaries/publishing/save-meeting.server.ts';
import type { Route } from './+types/add-meeting';
import { readRecordForm } from './read-record-form.server.ts';
import { refuseRecord } from './refuse-record.server.ts';

const formShape = addMeetingForm.extend({
  record: z.instanceof(File).optional(),
  agendaFile: z.instanceof(File).optional(),
  answered,
});
const failed = 'Failed to add meeting. Please try again.';

export async function loader({ request, context }: Route.LoaderArgs) {
  requireAdmin(context, request);
  const bodies = await orErrorPage(listGovernmentBodies(), 'Failed to load government entities.');
  return { bodies };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { userId } = requireAdmin(context, request);
  const read = await readRecordForm({ request, failed, field: 'record' });
  if (read.refusal) return read.refusal;
  const submission = parseWithZod(read.form, { schema: formShape });
  if (submission.status !== 'success') {
    return data({ lastResult: submission.reply() }, { status: 400 });
  }
  const { record, agendaFile, answered, ...meeting } = submission.value;
  try {
    const target = await addMeeting(userId, meeting, { record, agendaFile, answered });
    showToast(context, 'success', 'Meeting has been added successfully');
    return redirect(target);
  } catch (error) {
    return refuseRecord({
      submission,
      error,
      failed,
      fieldOf: ({ code }) => record && code && code !== 'not-found' && 'record',
    });
  }
}

type Meeting = z.infer<typeof addMeetingForm>;

type Files = { record?: File; agendaFile?: File; answered: string | null };

/** Answers with the page that comes next. */
async function addMeeting(
  actorId: string,
  meeting: Meeting,
  { record, agendaFile, answered }: Files,
): Promise<string> {
  const { markdownSummary: summary, ...fields } = meeting;
  const agenda = await readAgendaFile(agendaFile);
  if (!record) {
    await saveNewMeeting({ actorId, fields, summary, agenda, answered });
    return '/admin/pending-summaries';
  }
  const { meetingId } = await takeInRecord({
    actorId,
    ...(await readUpload(record)),
    agenda,
    answered,
    meeting: {
      kind: 'new',
      entityName: fields.governmentBody ?? '',
      title: fields.meetingTitle,
      date: fields.meetingDate ?? '',
      description: fields.meetingDescription,
      videoPublishDate: fields.videoPublishDate,
      videoId: fields.videoId,
      downloadId: fields.downloadId,
      audioFile: fields.audioFile,
      recordingStartSeconds: fields.recordingStartSeconds,
      ahead: aheadOf(fields),
      summary,
    },
  });
  return `/admin/meetings/${meetingId}`;
}

export function ServerComponent({ loaderData }: Route.ServerComponentProps) {
  return (
    <div className="max-w-[46rem]">
      <PrivateMeta title="Add Meeting" />
      <AddMeetingForm
        bodies={loaderData.bodies}
        recordHint={recordHint}
        recordTypes={recordTypes}
        agendaHint={agendaHint()}
        agendaTypes={agendaTypes}
      />
    </div>
  );
}
