/** Days that an agenda without empty days searches at first where events come from a source. */
export const FIRST_REACH = 28;
