/** The largest file that is taken in as a record. */
export const maxRecordBytes = 25 * 1024 * 1024;

/** More segments than a meeting of several days has; beyond it the file is something else. */
export const maxRecordSegments = 100_000;

/** Lines of a text; JSON may have more, as some tools put each word on lines of its own. */
export const maxRecordLines = 500_000;

/** Caption cues before they are joined; rolling captions have several for each line. */
export const maxRecordCues = 400_000;

/** A segment longer than this is split at the end of a sentence. */
export const maxSegmentCharacters = 10_000;

export const maxPdfPages = 1_500;

/** What a PDF may unpack to: pictures included, far more than a long agenda packet's text. */
export const maxPdfUnpackedBytes = 300 * 1024 * 1024;

/** After this many seconds the pages of a PDF that are not read yet are given up. */
export const maxPdfSeconds = 120;

/** The agenda of a long meeting; the reports of a packet behind it are far more. */
export const maxAgendaCharacters = 400_000;
