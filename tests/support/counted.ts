import type { Locator } from '@playwright/test';

/** What somebody does by hand, counted: every press, and every field that they fill in or choose. */
export class Counted {
  clicks = 0;
  fields = 0;

  /** Presses a link, a button or a choice. */
  async press(target: Locator): Promise<void> {
    this.clicks += 1;
    await target.click();
  }

  /** Types into a field. */
  async type(field: Locator, text: string): Promise<void> {
    this.fields += 1;
    await field.fill(text);
  }

  /** Chooses from a list. */
  async choose(field: Locator, option: string): Promise<void> {
    this.fields += 1;
    await field.selectOption({ label: option });
  }

  /** Presses the button that asks for a file, and picks one. */
  async attach(field: Locator, file: string): Promise<void> {
    this.clicks += 1;
    this.fields += 1;
    await field.setInputFiles(file);
  }
}
