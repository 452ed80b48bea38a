import { useEffect, useRef, useState } from 'react';

/** Whoever leaves a field by pressing something else shall still find it where they pressed. */
const A_PRESS_MS = 250;

/** Whether a field was left: told after the press that left it, because an error that appears moves what stands below. */
export function useLeft(): { isLeft: boolean; leave: () => void; enter: () => void } {
  const [isLeft, setLeft] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    isLeft,
    leave: () => {
      timer.current = setTimeout(() => setLeft(true), A_PRESS_MS);
    },
    enter: () => {
      clearTimeout(timer.current);
      setLeft(false);
    },
  };
}
