/** What was expected and what was there, as the tool wrote it. */
export interface Values {
  readonly expected?: string;
  readonly actual?: string;
}

/** Nothing when the text does not state them in this form. */
export type ValuesReader = (text: string) => Values | undefined;
