/** For a region that scrolls: it has to take the focus, or a keyboard could not scroll it. Give it a name too. */
export const scrollableByKeyboard = { tabIndex: 0 };
