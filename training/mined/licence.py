"""The licence of a repository, by the files at its top that state one."""
import re
import subprocess

# what excludes a text from learning, first
FORBIDDEN = [("non-commercial", r"non-?commercial"), ("no derivatives", r"NoDerivatives|no derivative works"), ("GPL", r"GNU (?:AFFERO |LESSER )?GENERAL PUBLIC"),
             ("BUSL", r"Business Source")]
PERMITTED = [("Apache-2.0", r"Apache License\s+Version 2|Apache-2\.0"), ("MIT", r"MIT License|Permission is hereby granted, free of charge"),
             ("BSD", r"Redistribution and use in source"), ("MPL-2.0", r"Mozilla Public License,? version 2"), ("ISC", r"Permission to use, copy, modify"),
             ("CC BY-SA", r"Attribution[- ]Share-?Alike"), ("CC BY", r"Creative Commons Attribution|Attribution 4\.0|creativecommons\.org/licenses/by/"),
             ("CC0", r"CC0|Creative Commons Zero|public domain")]
FILES = re.compile(r"(?i)^(?:licen[cs]e|copying|unlicense)")


def licence_of(git):
    """The permitted licences that the repository names, joined by "/"; None if it names none of these, or one that forbids.
    A file that is nothing but the MPL is not taken for the GPL that its text mentions; one of several licences to choose from is enough."""
    show = lambda *command: subprocess.run(["git", "-C", git, *command], capture_output=True, check=True).stdout.decode("utf8", "replace")
    found, choice = [], False
    for name in filter(FILES.match, show("ls-tree", "--name-only", "HEAD").split("\n")):
        text = show("show", f"HEAD:{name}")[:8000]
        permitted = [label for label, pattern in PERMITTED if re.search(pattern, text, re.I)]
        if "MPL-2.0" not in permitted and any(re.search(pattern, text, re.I) for _, pattern in FORBIDDEN):
            choice = True
        else:
            found += [label for label in permitted if label not in found]
    return None if choice or not found else "/".join(found)
