/** Offices that one holds, as a piece of a pattern; of a board's seats several may be filled at once. */
export const seatOffices = String.raw`(?:(?:[Vv]ice|[Cc]o)[- ]?)?(?:[Cc]hair(?:man|woman|person)?|[Pp]resident|[Mm]ayor(?: [Pp]ro [Tt]em\w*)?)|[Ss]ecretary|[Tt]reasurer|[Cc]lerk|[Pp]arliamentarian`;

/** Whoever is chosen was named for it: nobody moved or seconded that. */
export const unmoved = { mover: null, moverAt: null, seconder: null, seconderAt: null };
