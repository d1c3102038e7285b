/** A preset of a tool with those of its rules that it turns into errors. Only rules that a mapping names are listed. */
export interface Preset {
  /** How a profile spells it, in each form of the configuration; a name of the code is spelled as the tool's documentation does. */
  readonly spellings: readonly string[];
  /** The package whose version decides what the preset holds, and the oldest version for which this list is true. */
  readonly from: { readonly package: string; readonly version: string };
  readonly rules: readonly string[];
}
