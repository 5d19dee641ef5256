import { formatDistanceStrict } from 'date-fns/formatDistanceStrict';

/** One thing that is watched: how it stands, and whether somebody has to do something about it. */
export type Standing = {
  name: string;
  text: string;
  isFine: boolean;
  /** What to do where it is not fine. */
  advice?: string;
  link?: { to: string; label: string };
};

/** Things that are watched together. */
export type StandingGroup = { id: string; title: string; standings: Standing[] };

const figures = new Intl.NumberFormat('en-US');

export const figure = (count: number) => figures.format(count);

/** '1 job', '2,000 jobs'. */
export const counted = (count: number, one: string, many = `${one}s`) =>
  `${figure(count)} ${count === 1 ? one : many}`;

/** How long something has taken or waited, '12 minutes'. */
export const span = (from: Date, to: Date) => formatDistanceStrict(from, to);

/** Whether that long has passed. */
export const isLonger = (from: Date | null, to: Date, minutes: number) =>
  from !== null && to.getTime() - from.getTime() > minutes * 60_000;

export const parkedJobs = (label: string) => ({ to: '/admin/jobs?state=parked', label });
