import type { MadeRows, RowWords } from './row-words.ts';

/** Readers, what they keep, and what they and visitors write to the editors. */
export function madeReaders(words: RowWords): MadeRows[] {
  const { id, users, moment, rows, openRows, bodyOf, userOf, day, lately, text, made, updated } =
    words;
  return [
    rows('users', users, {
      id: id('user'),
      email: text('made@example.com'),
      password_hash: `'none'`,
      ...updated,
    }),
    rows('profiles', users, {
      ...{ id: id('user'), email: text('made@example.com'), full_name: text('Reader') },
      ...{ subscription_tier: `'premium'`, updated_at: moment('n') },
    }),
    rows('sessions', users, {
      ...{ id: id('other'), token_hash: text('hash'), user_id: id('user'), created_at: lately },
      ...{ last_seen_at: lately, expires_at: moment('10000000') },
    }),
    rows('user_govt_entity_access', users, {
      ...{ user_id: id('user'), govt_entity_id: id('body', bodyOf('n')), created_at: moment('n') },
    }),
    rows('read_marks', users, {
      user_id: id('user'),
      meeting_id: id('meeting'),
      published_at: day('n'),
      read_at: lately,
    }),
    rows('user_notes', openRows, {
      ...{ id: id('other'), user_id: id('user', userOf), meeting_id: id('meeting') },
      ...{ notes: `'Mine'`, feedback: `'Good'`, ...updated },
    }),
    rows('sentence_reports', openRows, {
      ...{ id: id('other'), user_id: id('user', userOf), meeting_id: id('meeting') },
      ...{
        version_id: id('version'),
        index: '0',
        sentence: `'One.'`,
        comment: `'Two.'`,
        ...updated,
      },
    }),
    rows('saved_searches', users, {
      ...{
        id: id('other'),
        user_id: id('user'),
        name: `'water'`,
        address: `'q=water'`,
        rate: `'off'`,
        ...updated,
      },
    }),
    rows('contact_us_log', openRows, {
      ...{ id: id('other'), first_name: `'Ada'`, last_name: `'Reader'`, email: `'a@example.com'` },
      ...{ reason: `'other'`, message: `'Hello'`, ...made },
    }),
    rows('entity_requests', openRows, {
      ...{
        id: id('other'),
        name: `'Ada'`,
        email: `'a@example.com'`,
        state: `'Ohio'`,
        town: `'Akron'`,
      },
      ...{ entity_name: `'Council'`, ...made },
    }),
    rows('payment_matters', openRows, {
      ...{ id: text('refund'), kind: `'refund'`, status: `'succeeded'`, amount_cents: '5' },
      ...{ currency: `'usd'`, ...made },
    }),
  ];
}
