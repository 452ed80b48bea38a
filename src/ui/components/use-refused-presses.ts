import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import {
  type FormFault,
  faultsOf,
  focusInView,
  REFUSED,
  refusalOf,
  type SchemaFault,
  unsaidFaults,
} from './form-faults.ts';

interface RefusedPresses {
  /** For the form. */
  element: RefObject<HTMLFormElement | null>;
  /** What its fields say, once a press was refused. */
  faults: readonly FormFault[];
  /** Counts the refused presses. */
  press: number;
  /** For the form's `onSubmit`. */
  notePress: () => void;
}

const textOf = (faults: readonly FormFault[]) =>
  JSON.stringify(faults.map(({ label, message }) => [label, message]));

/**
 * Finds out what came of each press. Forms are checked in several ways, at once or after an answer; what they have in common is
 * what a reader sees in the end: lines at the fields, or a sentence about the whole.
 */
export function useRefusedPresses(): RefusedPresses {
  const element = useRef<HTMLFormElement>(null);
  const isAwaited = useRef(false);
  const bySchema = useRef<readonly SchemaFault[]>([]);
  const [found, setFound] = useState<{ press: number; faults: readonly FormFault[] }>({
    press: 0,
    faults: [],
  });

  const look = useCallback(() => {
    const form = element.current;
    if (!form) return;
    const said = faultsOf(form);
    const faults = [...said, ...unsaidFaults(form, bySchema.current, said)];
    const refusal = refusalOf(form);
    const isAnswer = isAwaited.current && (faults.length > 0 || refusal !== null);
    if (isAnswer) isAwaited.current = false;
    // What is said follows what is mended; only a press calls for it.
    setFound((before) => {
      if (isAnswer && faults.length > 0) return { press: before.press + 1, faults };
      const isStill = before.faults.length === 0 || textOf(before.faults) === textOf(faults);
      return isStill ? before : { ...before, faults };
    });
    if (isAnswer && faults.length === 0 && refusal) focusInView(refusal);
  }, []);

  const watch = useWatch(element, look, isAwaited, bySchema);
  const notePress = useCallback(() => {
    isAwaited.current = true;
    bySchema.current = [];
    watch();
    // What was wrong before and still is changes nothing on the page.
    requestAnimationFrame(() => requestAnimationFrame(look));
  }, [watch, look]);

  return { element, ...found, notePress };
}

/** From the first press on: looks again whenever the form changes. Returns how to begin. */
function useWatch(
  element: RefObject<HTMLFormElement | null>,
  look: () => void,
  isAwaited: RefObject<boolean>,
  bySchema: RefObject<readonly SchemaFault[]>,
) {
  const observer = useRef<MutationObserver | null>(null);

  useEffect(() => {
    const form = element.current;
    // Whoever types again is not called away by an answer that comes later.
    const forget = () => {
      isAwaited.current = false;
      bySchema.current = [];
    };
    const learn = ({ detail }: CustomEvent<readonly SchemaFault[]>) => {
      bySchema.current = detail;
      requestAnimationFrame(look);
    };
    form?.addEventListener(REFUSED, learn as EventListener);
    form?.addEventListener('input', forget);
    return () => {
      form?.removeEventListener('input', forget);
      form?.removeEventListener(REFUSED, learn as EventListener);
      observer.current?.disconnect();
      observer.current = null;
    };
  }, [element, look, isAwaited, bySchema]);

  return useCallback(() => {
    const form = element.current;
    if (!form || observer.current) return;
    observer.current = new MutationObserver(look);
    observer.current.observe(form.parentElement ?? form, {
      childList: true,
      subtree: true,
      characterData: true,
    });
  }, [element, look]);
}
