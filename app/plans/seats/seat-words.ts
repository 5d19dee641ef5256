/** How long the link of an invitation works. */
export const invitationDays = 14;

export const seatsPath = '/settings/seats';

export const seatPath = (seatId: string) => `${seatsPath}/${seatId}`;

/** The page that a link leads to. */
export const takeSeatPath = '/take-seat';

/** How a seat can end: its owner takes back the offer or the seat, or its holder leaves. */
export type SeatEnding = 'take-back' | 'end' | 'leave';

/** What is asked before a seat ends, in the dialog and on the page, and what is said once it did. */
export const seatEndings: Record<
  SeatEnding,
  { title: string; text: string; button: string; pending: string; done: string; short: string }
> = {
  'take-back': {
    title: 'Take this invitation back?',
    text: 'Its link stops working at once, and the seat is free for somebody else.',
    button: 'Take It Back',
    pending: 'Taking back...',
    done: 'The invitation was taken back.',
    short: 'Take Back',
  },
  end: {
    title: 'End this seat?',
    text: 'They are on the free plan at once. What they saved and wrote is kept for them. The seat is free for somebody else.',
    button: 'End the Seat',
    pending: 'Ending...',
    done: 'The seat was ended.',
    short: 'End',
  },
  leave: {
    title: 'Leave your seat?',
    text: 'You are on the free plan at once: what you followed first stays readable, and what you saved and wrote is kept. To come back you need another invitation.',
    button: 'Leave the Seat',
    pending: 'Leaving...',
    done: 'You have left your seat.',
    short: 'Leave',
  },
};
