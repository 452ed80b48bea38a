/** The look of a link within or beside text. */
export const linkClass = 'rounded-mark font-medium text-action underline underline-offset-2';
