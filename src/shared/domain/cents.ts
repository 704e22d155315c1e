/** Minor units of a US dollar: amounts of tickets and rounds are stored in cents. */
export const CENTS = 100;
