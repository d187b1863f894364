/** Area under the ROC curve: the probability that a machine text scores above a human one; ties count half. */
export function auroc(machine: readonly number[], human: readonly number[]): number {
  const all = [
    ...machine.map((value) => ({ value, machine: true })),
    ...human.map((value) => ({ value, machine: false })),
  ];
  all.sort((a, b) => a.value - b.value);
  let rank = 0;
  for (let i = 0; i < all.length; ) {
    let j = i;
    while (j < all.length && all[j]!.value === all[i]!.value) j++;
    for (let k = i; k < j; k++) if (all[k]!.machine) rank += (i + 1 + j) / 2;
    i = j;
  }
  return (rank - (machine.length * (machine.length + 1)) / 2) / (machine.length * human.length);
}

/** The value below or at which a share of the values lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)]!;
}

export function shareAbove(values: readonly number[], threshold: number): number {
  return values.filter((value) => value > threshold).length / Math.max(1, values.length);
}

/** Expected calibration error in ten bins of equal width; both classes have the same weight. */
export function calibrationError(machine: readonly number[], human: readonly number[]): number {
  const bins = Array.from({ length: 10 }, () => ({ mass: 0, predicted: 0, actual: 0 }));
  const add = (probability: number, actual: number, weight: number): void => {
    const bin = bins[Math.min(9, Math.floor(probability * 10))]!;
    bin.mass += weight;
    bin.predicted += weight * probability;
    bin.actual += weight * actual;
  };
  for (const probability of machine) add(probability, 1, 0.5 / machine.length);
  for (const probability of human) add(probability, 0, 0.5 / human.length);
  return bins.reduce((sum, { predicted, actual }) => sum + Math.abs(predicted - actual), 0);
}
