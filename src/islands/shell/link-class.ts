/** The look of a link within or beside text. */
export const linkClass = 'rounded-mark font-medium text-action underline underline-offset-2';

/** Of one that stands by itself: a thumb hits it on a phone. */
export const loneLinkClass = `inline-flex min-h-11 items-center md:min-h-0 ${linkClass}`;
