/** Builds the Word add-in, to be served at `address`, and the ONLYOFFICE plugin into folders of `out`. */
export function buildAddIns(out: string, address: string): Promise<void>;
