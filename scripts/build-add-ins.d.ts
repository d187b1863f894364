/** Builds the add-in for Word, to be served at `address`, and the plugin for ONLYOFFICE into folders of `out`. */
export function buildAddIns(out: string, address: string): Promise<void>;
