const page = /^\W*(?:and )?(?:at|on) (?:the )?(?:top|bottom) of (?:the )?page\b/i;

/** 'At the bottom of the page we have Ordinance 34440': a docket is read on, and another matter is up. */
export const readsDocket = (text: string): boolean => page.test(text);
