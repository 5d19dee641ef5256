import type { NamedMatter } from './named-matter.ts';

/** 'The lease was approved', 'The motion to sell the depot was tabled'. */
export const asSubject = ({ subject, deed }: NamedMatter): string =>
  subject ?? `The motion to ${deed}`;

export const was = ({ isMany }: NamedMatter): string => (isMany ? 'were' : 'was');

/** 'No vote was taken on the lease', 'on whether to sign it'. */
export const asObject = ({ subject, deed }: NamedMatter): string =>
  subject === null
    ? `whether to ${deed}`
    : subject.replace(/^(The|An?) /, (article) => article.toLowerCase()).replace(/,$/, '');
