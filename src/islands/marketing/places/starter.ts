// Imported once the page has loaded. It fetches what answers in a field when the visitor turns to it, or at once when the
// address brings words.
const form = document.querySelector<HTMLFormElement>('form[data-on-demand]');

if (form) {
  const wishes = ['focusin', 'pointerdown', 'input'] as const;
  const begin = () => {
    for (const wish of wishes) form.removeEventListener(wish, begin);
    import(/* @vite-ignore */ form.dataset.onDemand ?? '').catch((error: unknown) => {
      console.error(error);
      const failed = form.querySelector<HTMLElement>('[data-say="failed"]');
      if (failed) failed.hidden = false;
    });
  };
  // Whoever is already in the field was quicker than this script.
  if (new URLSearchParams(location.search).has('q') || form.contains(document.activeElement)) begin();
  else for (const wish of wishes) form.addEventListener(wish, begin);
}

export {};
