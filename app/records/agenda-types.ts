/** File types of agendas that are offered first. */
export const agendaTypes =
  '.pdf,.docx,.png,.jpg,.jpeg,.txt,.html,.htm,.json,.xml,application/pdf,text/plain,text/html,application/json,text/xml';

/** What may be sent as an agenda, and what it is for. */
export const agendaHint = (use = 'The summary’s items are named after it.'): string =>
  `A PDF, a Word document, a scan, a web page, a text file or what your agenda platform exports. ${use}`;
