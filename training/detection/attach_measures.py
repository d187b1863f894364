"""Writes measured rates into a model file, for the report's page on method.

Usage: python3 attach_measures.py MODEL MEASURES.json
MEASURES.json: [{"label", "value"}, ...], taken from the output of bench/detection/run.ts.
"""

import json
import sys

from container import read_container, write_container

path, measures = sys.argv[1], sys.argv[2]
facts, arrays = read_container(path)
facts["measures"] = json.load(open(measures, encoding="utf-8"))
write_container(path, arrays, facts)
