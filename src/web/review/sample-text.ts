/** Our own sentences with mistakes of several kinds, for a first try of the review. */
export const SAMPLE_TEXT = `In this study we investigates how students writes they first research papers. The datas was collected from fourty students at two universitys during the last year.

Each students was asked to write a abstract of their own work, and they had a lot of time in order to finish it. It is important to note that most of the participants did not recieved any training before.

The results shows that feedback which is given early helps more then feedback at the end. We therefor suggest that teachers should discuss about the first draft with there students.`;
