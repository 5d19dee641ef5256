import type { AheadFields } from '#app/meetings/ahead/ahead-fields.ts';
/** A meeting that is entered together with its record. */
export type NewMeeting = {
  kind: 'new';
  /** The entity's id, or its name or description. */
  entityId?: string;
  entityName?: string;
  /** Null takes the record's own. */
  title: string | null;
  /** yyyy-mm-dd */
  date: string;
  description?: string | null;
  videoPublishDate?: string | null;
  videoId?: string | null;
  downloadId?: string | null;
  audioFile?: string | null;
  recordingStartSeconds?: number | null;
  /** What was said of it before it was held */
  ahead?: Partial<AheadFields>;
  /** Markdown typed by hand, published at once. */
  summary?: string | null;
};
