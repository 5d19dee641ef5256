/** A body of an invented city, and how it meets. */
export type Body = {
  key: 'council' | 'planning' | 'library';
  number: number;
  name: string;
  meeting: string;
  place: string;
  /** 0 is Sunday */
  weekday: number;
  startSeconds: number;
  everyDays: number;
  /** How long before a meeting the city tells of it */
  announcedDays: number;
  /** The first meeting to come when the city opens is so many days ahead, or up to a week more. */
  firstAfterDays: number;
  /** How many were held before that one */
  heldBefore: number;
  isRecorded: boolean;
  isCaptioned: boolean;
  hasMinutes: boolean;
};

const hour = 3600;

export const bodies: readonly Body[] = [
  {
    ...{ key: 'council', number: 1, name: 'City Council', meeting: 'Regular Meeting' },
    place: 'City Hall, Council Chambers, 120 Main Street',
    ...{ weekday: 2, startSeconds: 18 * hour, everyDays: 14, announcedDays: 14 },
    ...{ firstAfterDays: 5, heldBefore: 2, isRecorded: true, isCaptioned: true, hasMinutes: true },
  },
  {
    ...{ key: 'planning', number: 2, name: 'Planning Commission', meeting: 'Regular Meeting' },
    place: 'City Hall, Room 204, 120 Main Street',
    ...{ weekday: 3, startSeconds: 17.5 * hour, everyDays: 28, announcedDays: 28 },
    ...{
      firstAfterDays: 13,
      heldBefore: 1,
      isRecorded: false,
      isCaptioned: false,
      hasMinutes: true,
    },
  },
  {
    ...{ key: 'library', number: 3, name: 'Library Board', meeting: 'Monthly Meeting' },
    place: 'Public Library, reading room, 15 Church Street',
    ...{ weekday: 4, startSeconds: 16 * hour, everyDays: 28, announcedDays: 28 },
    ...{
      firstAfterDays: 15,
      heldBefore: 1,
      isRecorded: true,
      isCaptioned: false,
      hasMinutes: false,
    },
  },
];
