/** Offices that one holds, as a piece of a pattern; of a board's seats several may be filled at once. */
export const offices = String.raw`(?:(?:[Vv]ice|[Cc]o)[- ]?)?(?:[Cc]hair\w*|[Pp]resident|[Mm]ayor(?: [Pp]ro [Tt]em\w*)?)|[Ss]ecretary|[Tt]reasurer|[Cc]lerk|[Pp]arliamentarian`;

/** Whoever is chosen was named, and not moved. */
export const nobody = { mover: null, moverAt: null, seconder: null, seconderAt: null };
