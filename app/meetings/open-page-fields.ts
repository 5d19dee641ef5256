import type { Prisma } from '#prisma/generated/sqlite/client.ts';

/** What of a meeting its page shows where it is open to who does not follow its body. */
export const openPageFields = {
  id: true,
  meetingTitle: true,
  meetingDate: true,
  meetingDescription: true,
  pdfUrl: true,
  governmentBody: true,
  markdownSummary: true,
  audioFile: true,
  videoId: true,
  recordingStartSeconds: true,
  govtEntity: { select: { entityName: true, entityDescription: true } },
} satisfies Prisma.MeetingSelect;
