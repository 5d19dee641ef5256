/** What a file dialog offers first. What arrives is told by its content. */
export const recordTypes =
  '.vtt,.srt,.txt,.json,.json3,.pdf,text/vtt,text/plain,application/json,application/pdf';

/** What can be sent, in words for the admin. */
export const recordHint =
  'Captions (.vtt, .srt, YouTube .json), caption text or named turns (.txt), JSON turns, or a PDF with text. At most 25 MB.';
