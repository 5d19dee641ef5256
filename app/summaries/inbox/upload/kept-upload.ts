import { z } from 'zod';
import { faultKinds } from '#app/records/faults/fault.ts';
import { maxRecordBytes } from '#app/records/record-limits.ts';

/** A month of one body, or an evening of forty. */
export const mostFiles = 40;
export const mostFileBytes = maxRecordBytes;
/** They are held in memory until they are kept. */
export const mostBatchBytes = 100 * 1024 * 1024;
/** Of one editor, over all that they have sent and not dealt with. */
export const mostKeptBytes = 500 * 1024 * 1024;
/** Over a night, and the evening after. */
export const keptDays = 2;

/**
 * waiting to be read › read, or unreadable › taking › taken, or refused, from where it can be tried
 * again; left out
 */
export const uploadStates = [
  'waiting',
  'read',
  'unreadable',
  'taking',
  'taken',
  'refused',
  'left',
] as const;
export type UploadState = (typeof uploadStates)[number];

/** What its editor has not dealt with, or the app. */
export const openStates = ['waiting', 'read', 'refused', 'taking'] as const;

const near = z.object({ id: z.string(), label: z.string() });

/** What was found in a file, and where it may belong. */
export const readUpload = z.object({
  title: z.string().nullable(),
  /** yyyy-mm-dd */
  date: z.string().nullable(),
  /** The body's name. */
  body: z.string().nullable(),
  passages: z.number(),
  faults: z.array(z.object({ kind: z.enum(faultKinds), message: z.string() })),
  /** Whether a fault speaks against drafting from it. */
  isHeld: z.boolean(),
  /** The meetings it may be of, the likeliest first. */
  meetings: z.array(near),
  /** The choice that is proposed: a meeting's id, 'new', or '' where nothing is sure. */
  proposed: z.string(),
});
export type ReadUpload = z.infer<typeof readUpload>;

/** Where a file is to go. */
export const uploadChoice = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('existing'), meetingId: z.string() }),
  z.object({
    kind: z.literal('new'),
    title: z.string().nullable(),
    date: z.string(),
    entityName: z.string(),
  }),
]);
export type UploadChoice = z.infer<typeof uploadChoice>;

/** What is stored as JSON; null for what cannot be read. */
export function readStored<Shape extends z.ZodType>(
  shape: Shape,
  json: string | null,
): z.output<Shape> | null {
  if (json === null) return null;
  try {
    return shape.parse(JSON.parse(json));
  } catch {
    return null;
  }
}
