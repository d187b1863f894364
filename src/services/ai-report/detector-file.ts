/** Name of the detector's model file: the only one that a report needs. */
export const DETECTOR_FILE = 'detector.bin';
