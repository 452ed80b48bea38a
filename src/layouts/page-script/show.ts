/** Shows or hides one of the messages that lie over a page. */
export function show(id: string, isShown = true): void {
  const message = document.getElementById(id);
  if (message) message.hidden = !isShown;
}
