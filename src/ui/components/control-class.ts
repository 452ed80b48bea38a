/** The box of every text-like control: 44 px on touch, 40 px with a mouse, 16-px text so that phones do not zoom in. */
export const controlClass =
  'w-full min-h-11 rounded-control border border-control bg-surface px-3 py-2 text-16 text-ink placeholder:text-hint ' +
  'transition-colors md:min-h-10 md:text-15 hover:border-secondary ' +
  'focus-visible:border-action focus-visible:outline-2 focus-visible:outline-offset-0 focus-visible:outline-action ' +
  'disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-hint [&:is(input,textarea):read-only]:bg-sunken ' +
  'aria-invalid:border-bad aria-invalid:focus-visible:outline-bad';
