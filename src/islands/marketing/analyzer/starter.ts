// Imported once the page has loaded. It fetches the script that follows the form when the visitor turns to it, or at
// once when the address brings numbers that have to be shown.
const page = document.querySelector<HTMLElement>('#analysis');
const form = document.querySelector<HTMLFormElement>('#analyzer');

if (page && form) {
  const wishes = ['focusin', 'pointermove', 'pointerdown', 'input'] as const;
  const begin = (event?: Event) => {
    // Browsers report a mouse that lies where the page appears as moved by nothing.
    const { type, movementX, movementY } = (event ?? {}) as PointerEvent;
    if (type === 'pointermove' && !movementX && !movementY) return;
    for (const wish of wishes) page.removeEventListener(wish, begin);
    import(/* @vite-ignore */ form.dataset.onDemand ?? '').catch((error: unknown) => console.error(error));
  };
  // Whoever is already in a field was quicker than this script.
  if (location.search || page.contains(document.activeElement)) begin();
  else for (const wish of wishes) page.addEventListener(wish, begin);
}
