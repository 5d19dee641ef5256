import { data } from 'react-router';
import { type Refused, refuseForm } from '#app/platform/http/refuse-form.server.ts';
import { FieldRefusal } from '#app/records/given-record.server.ts';
import { OtherMeeting } from '#app/records/heads/find-doubt.server.ts';
import { SecondCopy } from '#app/summaries/intake/second-copy.server.ts';

/** The form of a record again, with what was wrong, and the meeting that has the record already, where one does. */
export function refuseRecord({ submission, error, failed, fieldOf }: Refused) {
  const ofField = error instanceof FieldRefusal ? error : null;
  const { data: reply, init } = refuseForm({
    submission,
    error: ofField?.refusal ?? error,
    failed,
    fieldOf: (refusal) =>
      error instanceof OtherMeeting ? 'answered' : (ofField?.field ?? fieldOf?.(refusal)),
  });
  return data({ ...reply, namedMeeting: namedMeetingOf(error) }, init ?? undefined);
}

function namedMeetingOf(error: unknown): string | null {
  return error instanceof OtherMeeting || error instanceof SecondCopy ? error.meetingId : null;
}
