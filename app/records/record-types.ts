/** What a file dialog offers first. What arrives is told by its content. */
export const recordTypes = [
  '.vtt,.srt,.txt,.md,.tsv,.csv,.json,.json3,.pdf,.docx,.html,.htm,.png,.jpg,.jpeg',
  'text/vtt,text/plain,text/html,application/json,application/pdf,image/png,image/jpeg',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
].join(',');

/** What can be sent, in words for the admin. */
export const recordHint = [
  'Captions (.vtt, .srt, YouTube .json), caption text or named turns (.txt), tables (.tsv, .csv,',
  '.md), JSON turns, or minutes as a PDF, a Word document (.docx), a web page (.html) or a scan',
  '(.pdf, .png, .jpg). A scan takes some five seconds a page and may have 60 pages. At most 25 MB.',
].join(' ');
