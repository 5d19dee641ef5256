/** 'I move it as recommended.' */
export const movesAsIs =
  /\bI(?:'ll| will| would|'d)? (?:so )?move (?:it|that|this|them),? (as (?:recommended|presented|amended|written|stated|corrected|read|printed)\b.{0,60})$/i;
