import { AppError } from '#app/platform/app-error.ts';
import { looksLikeJson, looksLikePage } from '../reading/answer-json.ts';
import { documentsOnPage } from '../reading/documents-on-page.ts';
import { flatPage } from '../reading/flat-page.ts';
import { readPage } from '../reading/page.ts';
import { stepOf } from '../reading/told-meeting.ts';
import { nothing, type SourceReader } from '../source-reader.ts';

/** Any page that links agendas, minutes, captions or recordings, with the meeting's day beside them. */
export const links: SourceReader = {
  name: 'Page of links',
  recognise: (url) => (/^https?:$/.test(url.protocol) ? url.href : null),
  isAnswer: looksLikePage,
  first: (address) => [{ url: address, what: 'page' }],
  read({ answer, reading, options }) {
    if (looksLikeJson(answer) || !/<\w/.test(answer.text)) {
      throw new AppError('unreadable', 'The answer is no page of the web.');
    }
    const page = flatPage(readPage(answer.text), answer.url);
    const { told, undated } = documentsOnPage(page, options);
    const step = stepOf(told, reading);
    const remarks = told.length + undated.length === 0 ? [noDocuments] : [];
    return {
      ...nothing,
      ...step,
      leftOut: [
        ...undated.map((name) => ({ name, problem: 'No day of a meeting stands beside it' })),
        ...step.leftOut,
      ],
      remarks: [...step.remarks, ...remarks],
    };
  },
};

const noDocuments =
  'The page links nothing that is called an agenda, minutes, captions or a recording. Pages that scripts fill cannot be read.';
