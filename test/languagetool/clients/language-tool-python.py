"""Checks a text with language_tool_python: ADDRESS TEXT; prints [[covered, first replacement, rule id, category], ...]."""
import json
import sys

import language_tool_python

address, text = sys.argv[1:]
with language_tool_python.LanguageTool("en-US", remote_server=address) as tool:
    matches = tool.check(text)
    found = [
        [text[m.offset : m.offset + m.error_length], (m.replacements or [""])[0], m.rule_id, m.category]
        for m in matches
    ]
    print(json.dumps({"found": found, "corrected": tool.correct(text)}))
