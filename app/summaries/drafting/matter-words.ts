/** What was decided on, as a sentence can name it. */
export type NamedMatter = {
  /** 'The request of Mr. Lane for a variance'; null where the title is a thing to do. */
  subject: string | null;
  /** 'authorize the mayor to sign the lease' */
  deed: string | null;
  /** For a second mention: 'Council Bill 1190', 'the request'. */
  short: string;
  isMany: boolean;
  /** How a body says yes to it. */
  verb: 'adopted' | 'approved' | 'granted' | 'passed' | 'accepted';
  /** Whether its title only is put between marks, as no sentence can be made of it. */
  isBare: boolean;
};

/** 'The lease was approved', 'The motion to sell the depot was tabled'. */
export const asSubject = ({ subject, deed }: NamedMatter): string =>
  subject ?? `The motion to ${deed}`;

export const was = ({ isMany }: NamedMatter): string => (isMany ? 'were' : 'was');

/** 'No vote was taken on the lease', 'on whether to sign it'. */
export const asObject = ({ subject, deed }: NamedMatter): string =>
  subject === null
    ? `whether to ${deed}`
    : subject.replace(/^(The|An?) /, (article) => article.toLowerCase()).replace(/,$/, '');
