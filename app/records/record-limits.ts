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

/** Pages that are pictures take some four seconds each to be read by machine. */
export const maxScannedPages = 60;

/** After this many seconds the pictures of a PDF that are not read yet are given up. */
export const maxScanSeconds = 300;

/** What the text of a Word document may unpack to: a thousand pages are some 20 MB. */
export const maxUnpackedBytes = 60 * 1024 * 1024;

/** Files in a Word document; one with hundreds of pictures has as many. */
export const maxZipEntries = 5_000;

/** The agenda of a long meeting; the reports of a packet behind it are far more. */
export const maxAgendaCharacters = 400_000;
