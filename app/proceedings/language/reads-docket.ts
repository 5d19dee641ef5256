/** Where a docket that is read page by page goes on, as the source of a pattern. */
export const ofPage = '(?:at|on) (?:the )?(?:top|bottom) of (?:the )?page';

const page = new RegExp(`^\\W*(?:and )?${ofPage}\\b`, 'i');

/** 'At the bottom of the page we have Ordinance 34440': a docket is read on, and another matter is up. */
export const readsDocket = (text: string): boolean => page.test(text);
